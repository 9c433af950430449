/* Days are numbered as date.toordinal() numbers them. Only hncalendar_is_day and hncalendar_is_clock check
 * their arguments; the others trust them. */
#include "base/calendar.h"

static const uint16_t before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365};

static bool is_leap(int64_t y) {
    return y % 4 == 0 && (y % 100 != 0 || y % 400 == 0);
}
static int64_t days_before(int64_t y) {
    y--;
    return y * 365 + y / 4 - y / 100 + y / 400;
}

int64_t hncalendar_month_days(int64_t year, int64_t month) {
    return before[month] - before[month - 1] + (month == 2 && is_leap(year));
}

int64_t hncalendar_number(int64_t year, int64_t month, int64_t day) {
    return days_before(year) + before[month - 1] + (month > 2 && is_leap(year)) + day;
}

void hncalendar_split(int64_t number, int64_t date[3]) {
    int64_t rest = number - 1, y = rest * 400 / 146097; /* the days of 400 years */
    if (days_before(y + 1) <= rest) y++;
    if (days_before(y + 1) <= rest) y++;
    rest -= days_before(y);
    int64_t m = rest / 31;
    while (m < 11 && before[m + 1] + (m >= 1 && is_leap(y)) <= rest) m++;
    date[0] = y;
    date[1] = m + 1;
    date[2] = rest - before[m] - (m >= 2 && is_leap(y)) + 1;
}

static bool within(int64_t x, int64_t least, int64_t most) {
    return least <= x && x <= most;
}

bool hncalendar_is_day(const int64_t v[3]) {
    return within(v[0], 1, 9999) && within(v[1], 1, 12) && within(v[2], 1, hncalendar_month_days(v[0], v[1]));
}

bool hncalendar_is_clock(const int64_t v[4]) {
    return within(v[0], 0, 23) && within(v[1], 0, 59) && within(v[2], 0, 59) && within(v[3], 0, 999999);
}
