import phonenumbers
from phonenumbers import AsYouTypeFormatter, Leniency, MatchType, NumberParseException, PhoneNumber, PhoneNumberFormat, PhoneNumberMatcher, PhoneNumberType, carrier, timezone

for text, region in [('+442083661177', None), ('020 8366 1177', 'GB'), ('(650) 253-0000 ext. 45', 'US'), ('00 43 1 58858', 'AT'), ('+39 06 1234567', None), ('tel:+1-201-555-0123;ext=7', None), ('1-800-FLOWERS', 'US'), ('+81 3-1234-5678', None), ('٠٦٥٠٢٥٣٠٠٠٠', 'US'), ('+55 11 96123-4567', None), ('110', 'DE')]:
    n = phonenumbers.parse(text, region, keep_raw_input=True)
    print(text, n.country_code, n.national_number, n.extension, n.italian_leading_zero, phonenumbers.is_possible_number(n), phonenumbers.is_valid_number(n), phonenumbers.region_code_for_number(n), PhoneNumberType.to_string(phonenumbers.number_type(n)),
          *(phonenumbers.format_number(n, f) for f in (PhoneNumberFormat.E164, PhoneNumberFormat.INTERNATIONAL, PhoneNumberFormat.NATIONAL, PhoneNumberFormat.RFC3966)), phonenumbers.format_in_original_format(n, region or 'US'), sep=' | ')
n = phonenumbers.parse('+442083661177')
print(n, repr(n), n == PhoneNumber(44, 2083661177), phonenumbers.format_out_of_country_calling_number(n, 'US'), phonenumbers.is_number_match(n, '020 8366 1177') == MatchType.NSN_MATCH, phonenumbers.is_possible_number_with_reason(PhoneNumber(1, 5)))
print(carrier.name_for_number(phonenumbers.parse('+40721234567'), 'en'), timezone.time_zones_for_number(phonenumbers.parse('+16502530000')), timezone.time_zones_for_geographical_number(n))
print([(m.start, m.end, m.raw_string, phonenumbers.format_number(m.number, 0)) for m in PhoneNumberMatcher('Call me at 510-748-8230 if it is before 9:30, or on +49 30 123456! Not 12-34 or 2012-01-02 08:00.', 'US')], PhoneNumberMatcher('x 650 253 0000', 'US', Leniency.POSSIBLE).has_next())
typing = AsYouTypeFormatter('US')
print([typing.input_digit(c) for c in '6502532222'], AsYouTypeFormatter('DE').input_digit('0'))
print(phonenumbers.example_number('FR'), phonenumbers.example_number_for_type('AT', PhoneNumberType.MOBILE), phonenumbers.country_code_for_region('JP'), phonenumbers.region_codes_for_country_code(1)[:4], len(phonenumbers.SUPPORTED_REGIONS), phonenumbers.length_of_geographical_area_code(n), phonenumbers.normalize_digits_only('a1٢-3'), phonenumbers.convert_alpha_characters_in_number('1800-FLOWERS'), phonenumbers.truncate_too_long_number(PhoneNumber(1, 65025300001)), phonenumbers.is_emergency_number('112', 'DE'))
for text, region in [('abc', 'US'), ('123', None), ('+', None), ('+999123456', None), ('1', 'US'), ('+1' + '2' * 300, 'US'), ('+4420836611778899001122', None), (None, 'US')]:
    try:
        print(phonenumbers.parse(text, region))
    except NumberParseException as e:
        print(e.error_type, e)
