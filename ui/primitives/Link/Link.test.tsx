import { describeComponent } from '../../test/conformance.tsx'
import { Link } from './Link.tsx'

describeComponent('Link', (probe) => (
  <Link {...probe} href="/faq">
    Вопросы и ответы
  </Link>
))
