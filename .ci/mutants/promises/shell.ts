import type { Mutant } from '../mutant.ts'

export const shellMutants: readonly Mutant[] = [
  {
    name: 'in forced colours the current page of the header looks like the others',
    area: 'shell',
    file: 'ui/product/SiteHeader/SiteHeader.css.ts',
    find: 'selectors: { \'&[aria-current="page"]\': selectedInForcedColours }',
    replace: 'selectors: { \'&[aria-current="true"]\': selectedInForcedColours }',
    tests: ['e2e/shell/forced-colours.e2e.ts'],
  },
  {
    name: 'a game moves although the reduced motion of the site is on',
    area: 'shell',
    file: 'games/kit/motion.ts',
    find: 'query.matches || isReducedBySite',
    replace: 'query.matches',
    tests: ['e2e/shell/reduced-motion.e2e.ts'],
  },
  {
    name: 'the headings of a page skip a level',
    area: 'shell',
    file: 'app/pages/tournaments/page.tsx',
    find: "<Heading level={2} size={19}>\n                    {t('tournaments.active')}",
    replace: "<Heading level={3} size={19}>\n                    {t('tournaments.active')}",
    tests: ['e2e/lobby/reading.e2e.ts'],
  },
  {
    name: 'opening the profile forgets the tab of the last visit',
    area: 'shell',
    file: 'app/pages/profile/profile-content.tsx',
    find: 'if (named !== undefined) showTab(named)',
    replace: 'showTab(tab)',
    tests: ['app/pages/profile/page.test.tsx'],
  },
  {
    name: 'the pop-up of a social network stays open when its dialog is closed',
    area: 'shell',
    file: 'app/features/access/social-entry.tsx',
    find: 'useEffect(() => () => leave(), [leave])',
    replace: 'useEffect(() => undefined, [leave])',
    tests: ['e2e/sign-in/social.e2e.ts'],
  },
]
