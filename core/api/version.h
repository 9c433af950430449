/* The version that hn_version returns. */
#ifndef HN_API_VERSION_H
#define HN_API_VERSION_H

#define HN_VERSION "0.1.0"

#endif
