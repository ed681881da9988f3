/** A phone as it is read aloud: `+7 999 123-45-67`; one whose groups are not known stays as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/u, '+7\u00a0$1\u00a0$2-$3-$4')
}
