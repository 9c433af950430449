/* The command on a clock of its own processor time, for tests of time limits: a machine that is busy with other things
 * makes nothing late. */
#define CLOCK_OF_RUNS CLOCK_PROCESS_CPUTIME_ID
#include "../../wasi/main.c"
