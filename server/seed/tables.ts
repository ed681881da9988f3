import type { Title } from './titles.ts'

/** Table and card games. */
export const tables: readonly Title[] = [
  ['neva-roulette', 'Рулетка Невская', 'Neva Roulette', 'wheel', 'neva-roulette'],
  ['neva-roulette-gold', 'Рулетка Золотая', 'Golden Roulette', 'wheel', 'neva-roulette'],
  ['night-roulette', 'Ночная Рулетка', 'Night Roulette', 'wheel', 'neva-roulette'],
  ['classic-twenty-one', 'Блэкджек Классик', 'Classic Blackjack', 'cards', 'blackjack'],
  ['northern-blackjack', 'Северный Блэкджек', 'Northern Blackjack', 'cards', 'blackjack'],
  ['pavilion-blackjack', 'Блэкджек Павильон', 'Pavilion Blackjack', 'temple', 'blackjack'],
  ['jacks-plus', 'Видеопокер Валеты+', 'Jacks Plus', 'cards', 'jacks-plus'],
  ['triple-ace', 'Трижды Туз', 'Triple Ace', 'cards', 'jacks-plus'],
  ['ladder-of-aces', 'Лестница Тузов', 'Ladder of Aces', 'cards', 'jacks-plus'],
  ['white-nights-roulette', 'Рулетка Белых Ночей', 'White Nights Roulette', 'wheel', 'neva-roulette'],
  ['royal-table', 'Королевский Блэкджек', 'Royal Blackjack', 'crown', 'blackjack'],
  ['northern-poker', 'Северный Покер', 'Northern Poker', 'cards', 'jacks-plus'],
  ['jacks-club', 'Клуб Валетов', 'Jacks Club', 'cards', 'jacks-plus'],
  ['velvet-blackjack', 'Бархатный Блэкджек', 'Velvet Blackjack', 'cards', 'blackjack'],
  ['copper-roulette', 'Медная Рулетка', 'Copper Roulette', 'wheel', 'neva-roulette'],
  ['boulevard-roulette', 'Рулетка на Бульваре', 'Boulevard Roulette', 'wheel', 'neva-roulette'],
  ['evening-poker', 'Вечерний Покер', 'Evening Poker', 'cards', 'jacks-plus'],
  ['harbour-poker', 'Портовый Покер', 'Harbour Poker', 'ship', 'jacks-plus'],
  ['firebird-poker', 'Покер Жар-птицы', 'Firebird Poker', 'firebird', 'jacks-plus'],
  ['fox-blackjack', 'Лисий Блэкджек', 'Fox Blackjack', 'fox', 'blackjack'],
]

/** Instant games: one click, one result. */
export const instants: readonly Title[] = [
  ['sapphire-mines', 'Сапфировые Мины', 'Sapphire Mines', 'gems', 'mines'],
  ['ice-mines', 'Ледяные Мины', 'Ice Mines', 'crystal', 'mines'],
  ['minefield-25', 'Мины', 'Mines', 'crystal', 'mines'],
  ['star-shower', 'Звёздный Дождь', 'Star Shower', 'stars', 'cherry-row'],
  ['launch-pad', 'Стартовая Площадка', 'Launch Pad', 'rocket', 'cherry-row'],
  ['wheel-of-seasons', 'Колесо Сезонов', 'Wheel of Seasons', 'wheel', 'wheel-of-seasons'],
  ['winter-postcard', 'Зимняя Открытка', 'Winter Postcard', 'mountains', 'cherry-row'],
  ['compass-of-fate', 'Компас Судьбы', 'Compass of Fate', 'compass', 'cherry-row'],
  ['three-chests', 'Три Сундука', 'Three Chests', 'chest', 'cherry-row'],
  ['mountain-hut', 'Хижина в Горах', 'Mountain Hut', 'mountains', 'cherry-row'],
  ['fairground-bell', 'Ярмарочный Колокольчик', 'Fairground Bell', 'bell', 'cherry-row'],
  ['clover-breeze', 'Клеверный Ветер', 'Clover Breeze', 'clover', 'cherry-row'],
]
