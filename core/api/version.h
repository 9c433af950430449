/* The version of Hognose, which hn_version returns. Only api/session.c includes this. */
#ifndef HN_API_VERSION_H
#define HN_API_VERSION_H

#define HN_VERSION "0.1.0"

#endif
