import { describeComponent, describeForwardedProps } from '../../test/conformance.tsx'
import { Link } from './Link.tsx'

describeComponent('Link', () => <Link href="/faq">Вопросы и ответы</Link>)
describeForwardedProps<HTMLAnchorElement>('Link', (probe) => (
  <Link {...probe} href="/faq">
    Вопросы и ответы
  </Link>
))
