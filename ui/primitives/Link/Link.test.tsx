import { examine, examinePassing } from '../../test/conformance.tsx'
import { Link } from './Link.tsx'

examine('Link', () => <Link href="/faq">Вопросы и ответы</Link>)
examinePassing<HTMLAnchorElement>('Link', (probe) => (
  <Link {...probe} href="/faq">
    Вопросы и ответы
  </Link>
))
