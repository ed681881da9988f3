/** Formats a Russian phone number as `+7 999 123-45-67`. Other numbers are returned unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/u, '+7\u00a0$1\u00a0$2-$3-$4')
}
