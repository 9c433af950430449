/* The proleptic Gregorian calendar: days of the years 1 to 9999, by number and by date. datetime (lib/mod)
 * and dates that cross to the host (host/cbor_date.c) use it. */
#ifndef HN_BASE_CALENDAR_H
#define HN_BASE_CALENDAR_H

#include <stdbool.h>
#include <stdint.h>

#define HN_CALENDAR_LAST_DAY 3652059 /* December 31st of the year 9999 */
#define HN_CALENDAR_1970     719163  /* January 1st of 1970 */

/* The number of days in a month, 1 to 12, of any year. */
int64_t hncalendar_month_days(int64_t year, int64_t month);
/* A day's number, 1 for January 1st of the year 1. The month is from 1 to 12. */
int64_t hncalendar_number(int64_t year, int64_t month, int64_t day);
/* The inverse, for numbers from 1 to HN_CALENDAR_LAST_DAY: year, month, day. */
void hncalendar_split(int64_t number, int64_t date[3]);

/* Whether year, month and day are a day of these years; hour, minute, second and microsecond a time of a
 * day. */
bool hncalendar_is_day(const int64_t v[3]);
bool hncalendar_is_clock(const int64_t v[4]);

#endif
