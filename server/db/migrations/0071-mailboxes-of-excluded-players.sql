-- Contacts of self-excluded players are compared by mailbox (`protection/mailbox.ts`).
update excluded_contacts set value = case
  when split_part(value, '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(value, '@', 1), '+', 1), '.', '') || '@gmail.com'
  when split_part(value, '@', 2) in ('yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.uz', 'yandex.ua', 'narod.ru')
    then translate(split_part(split_part(value, '@', 1), '+', 1), '.', '-') || '@yandex.ru'
  when split_part(value, '@', 2) in ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me')
    then translate(split_part(split_part(value, '@', 1), '+', 1), '._-', '') || '@proton.me'
  when split_part(value, '@', 2) in ('icloud.com', 'me.com', 'mac.com')
    then split_part(split_part(value, '@', 1), '+', 1) || '@icloud.com'
  else regexp_replace(value, '^(.[^+@]*)\+[^@]*@', '\1@')
end
where kind = 'email'
