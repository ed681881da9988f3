import type { Bilingual, SlideContent } from './shapes.ts'

const both = (ru: string, en: string): Bilingual => ({ ru, en })

/** Slides of the home page. */
export const slides: readonly SlideContent[] = [
  {
    scene: 'stars',
    url: '/#register',
    desktop: true,
    mobile: true,
    title: both('300 % до 50 000 ₽ и 210 фриспинов', '300% up to 50,000 ₽ and 210 free spins'),
    text: both(
      'За первые три депозита. Условия отыгрыша — на одной странице, без мелкого шрифта.',
      'On your first three deposits. Wagering terms on a single page, no small print.',
    ),
    action: both('Получить бонус', 'Get the bonus'),
  },
  {
    scene: 'mountains',
    url: '/tournaments/polar-race',
    desktop: true,
    mobile: true,
    title: both('Полярная гонка: 500 000 ₽', 'Polar Race: 500,000 ₽'),
    text: both(
      'Очки — за сумму ставок. Сорок призовых мест, таблица обновляется на глазах.',
      'Points for total bets. Forty prizes and a live leaderboard.',
    ),
    action: both('К турниру', 'See tournament'),
  },
  {
    scene: 'crown',
    url: '/games/jackpot',
    desktop: true,
    mobile: true,
    title: both('Кубок Севера растёт', 'The Northern Cup is growing'),
    text: both(
      'Четыре джекпота в четырнадцати играх. Доля ставки и стартовая сумма указаны рядом.',
      'Four jackpots in fourteen games. See the share of each bet and the starting amount.',
    ),
    action: both('Игры с джекпотом', 'Jackpot games'),
  },
  {
    scene: 'lighthouse',
    url: '/responsible-gaming',
    desktop: true,
    mobile: true,
    title: both('Играйте в своём темпе', 'Play at your own pace'),
    text: both(
      'Как удержаться в своей сумме, вовремя остановиться и где найти помощь.',
      'How to stick to your budget, when to stop and where to find help.',
    ),
    action: both('Об ответственной игре', 'Responsible gaming'),
  },
  {
    scene: 'train',
    isFrame: true,
    url: '/promo',
    desktop: true,
    mobile: false,
    title: both('Кешбэк по понедельникам', 'Monday cashback'),
    text: both(
      'До 50 % в зависимости от уровня. Ничего не нужно нажимать заранее.',
      'Up to 50%, depending on your level. Nothing to activate.',
    ),
    action: both('Все акции', 'All promotions'),
  },
  {
    scene: 'cherries',
    url: '/game/cherry-row?mode=demo',
    desktop: false,
    mobile: true,
    title: both('Вишнёвый Ряд — бесплатно', 'Cherry Row for free'),
    text: both(
      'Демо без регистрации: те же правила и вероятности, что в игре на деньги.',
      'Play the demo without signing up: same rules and odds as real play.',
    ),
    action: both('Открыть демо', 'Play demo'),
  },
]
