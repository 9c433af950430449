import email_validator
from email_validator import EmailNotValidError, EmailSyntaxError, EmailUndeliverableError, caching_resolver, validate_email

for address in ['Me.Name+tag@Example.COM', 'ñoñó@example.org', 'user@bücher.example.de', 'user@xn--bcher-kva.com', 'a@日本語.jp', "o'neil!#$%&@x-y.co.uk", 'x@ｅｘ.com', 'ﬁ@example.org', 'cafe\u0301@example.org', 'MAILER-DAEMON@example.org']:
    try:
        v = validate_email(address, check_deliverability=False)
        print(v.normalized, v.local_part, v.domain, v.ascii_email, v.ascii_local_part, v.ascii_domain, v.smtputf8)
    except EmailNotValidError as e:
        print(ascii(address), e)
wrong = []
for address in ['', 'nobody', '@x.com', 'a@', 'a b@x.com', 'a..b@x.com', '.a@x.com', 'a@x..com', 'a@-x.com', 'a@x-.com', 'a@x', 'a@localhost', 'a@x.test', 'a@[127.0.0.1]', '"a b"@x.com', 'A <a@x.com>', 'a@b@x.com', 'a' * 65 + '@x.com', 'a@' + 'x' * 64 + '.com', 'a@' + 'x.' * 130 + 'com', 'a\x00@x.com', 'a\u202e@x.com', '\u0301a@x.com', 'a@\u2488.com', 'a@x.com.', 'a@x_y.com', 'a@ab--cd.com', 'a\n@x.com']:
    try:
        print(validate_email(address, check_deliverability=False).normalized)
    except EmailSyntaxError as e:
        wrong.append((address[:12], str(e)))
print(*map(ascii, wrong), sep='; ')
print(validate_email('a@[IPv6:::1]', allow_domain_literal=True, check_deliverability=False).domain_address, validate_email('"a b\\"c"@x.com', allow_quoted_local=True, check_deliverability=False).normalized, validate_email('Ann <a@x.com>', allow_display_name=True, check_deliverability=False).display_name, validate_email('a@x.test', test_environment=True, check_deliverability=False).domain)
v = validate_email('é@example.org', check_deliverability=False)
print(v, v.as_dict(), issubclass(EmailUndeliverableError, EmailNotValidError), email_validator.ALLOW_SMTPUTF8)
try:
    validate_email('é@example.org', allow_smtputf8=False, check_deliverability=False)
except EmailNotValidError as e:
    print(e)
