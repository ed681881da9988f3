import { domainToASCII } from 'node:url'
import { identityKey } from '#contract/player/credentials.ts'

/* One mailbox has many addresses. All of them must find the same self-excluded player. */

interface MailProvider {
  /** They lead to the same mailbox; the first one names it. */
  domains: readonly [string, ...string[]]
  /** The part before `@` as the provider reads it. */
  plain: (local: string) => string
}

const PROVIDERS: readonly MailProvider[] = [
  { domains: ['gmail.com', 'googlemail.com'], plain: (local) => local.replaceAll('.', '') },
  {
    domains: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.uz', 'yandex.ua', 'narod.ru'],
    plain: (local) => local.replaceAll('.', '-'),
  },
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    plain: (local) => local.replaceAll(/[._-]/gu, ''),
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'], plain: (local) => local },
]

/**
 * The comparison key of the mailbox of an e-mail: without case, the tag after a plus and what its provider ignores. A
 * domain in other letters is its ASCII form.
 */
export function mailboxOf(email: string): string {
  const key = identityKey(email)
  const at = key.lastIndexOf('@')
  const typed = key.slice(at + 1)
  const domain = domainToASCII(typed) || typed
  const local = key.slice(0, at).replace(/(?<=.)\+.*$/u, '')
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain))
  return provider === undefined ? `${local}@${domain}` : `${provider.plain(local)}@${provider.domains[0]}`
}
