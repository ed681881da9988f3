import type { Title } from './titles.ts'

/** Table and card games. */
export const tables: readonly Title[] = [
  ['neva-roulette', 'Рулетка Невская', 'Neva Roulette', 'wheel'],
  ['neva-roulette-gold', 'Рулетка Золотая', 'Golden Roulette', 'wheel'],
  ['night-roulette', 'Ночная Рулетка', 'Night Roulette', 'wheel'],
  ['classic-twenty-one', 'Блэкджек Классик', 'Classic Twenty-One', 'cards'],
  ['three-hand-blackjack', 'Блэкджек', 'Blackjack', 'cards'],
  ['baccarat-pavilion', 'Баккара Павильон', 'Baccarat Pavilion', 'cards'],
  ['jacks-plus', 'Видеопокер Валеты+', 'Jacks Plus', 'cards'],
  ['triple-ace', 'Трижды Туз', 'Triple Ace', 'cards'],
  ['hi-lo-ladder', 'Хай-Ло Лестница', 'Hi-Lo Ladder', 'cards'],
  ['sic-bo-three-dice', 'Сик-Бо Три Кости', 'Sic Bo Three Dice', 'dice'],
  ['royal-table', 'Королевский Стол', 'Royal Table', 'crown'],
  ['northern-poker', 'Северный Покер', 'Northern Poker', 'cards'],
  ['durak-club', 'Клуб Дурака', 'Durak Club', 'cards'],
  ['velvet-baccarat', 'Бархатная Баккара', 'Velvet Baccarat', 'cards'],
  ['twin-wheels', 'Двойное Колесо', 'Twin Wheels', 'wheel'],
  ['craps-lane', 'Крэпс-аллея', 'Craps Lane', 'dice'],
  ['preferans-evening', 'Вечерний Преферанс', 'Preferans Evening', 'cards'],
  ['harbour-poker', 'Портовый Покер', 'Harbour Poker', 'ship'],
  ['dragon-and-tiger', 'Дракон и Тигр', 'Dragon and Tiger', 'firebird'],
  ['red-dog-fox', 'Рыжий Пёс', 'Red Dog', 'fox'],
]

/** Instant games: one click, one result. */
export const instants: readonly Title[] = [
  ['dice', 'Кости', 'Dice', 'dice'],
  ['plinko-drops', 'Плинко Капель', 'Plinko Drops', 'gems'],
  ['minefield-25', 'Мины', 'Mines', 'crystal'],
  ['keno-forty', 'Кено Сорок', 'Keno Forty', 'stars'],
  ['limit-x', 'Лимит Икс', 'Limit X', 'rocket'],
  ['wheel-of-seasons', 'Колесо Сезонов', 'Wheel of Seasons', 'wheel'],
  ['scratch-postcard', 'Скретч Открытка', 'Scratch Postcard', 'book'],
  ['coin-of-fate', 'Монета Судьбы', 'Coin of Fate', 'compass'],
  ['three-chests', 'Три Сундука', 'Three Chests', 'chest'],
  ['ice-fishing', 'Зимняя Рыбалка', 'Ice Fishing', 'mountains'],
  ['lotto-bell', 'Лото Колокольчик', 'Lotto Bell', 'bell'],
  ['clover-card', 'Карта Клевера', 'Clover Card', 'clover'],
]
