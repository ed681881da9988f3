import { maskName } from '#server/winners/mask-name.ts'

/** Nicknames of the bots, masked like player names in public lists. Bots play the real engine with play money. */
const regulars =
  'marina igor_77 lotus petr anna north_fox kedr sasha vera_k tundra misha olga_s baikal roman yantar dasha volna leonid iskra timur nika sokol ilya_m zarya artem lada boris veter ruslan sonya komet_9 gleb irina taiga pavel mila granit stepan alisa ural_21 nadia fedor orion zoya maxim ryabina denis eva_l sever kirill tanya burya oleg yulia ladoga viktor rosa almaz egor klara'

/** Bots that only join large tournaments. */
const visitors =
  'agat amur arbat argon aster avrora azimut barsuk belka bereg biryusa bober bor brusnika chaika cheremsha chibis demid dnepr drofa dub dymka efir elka enisei eskimo fakel filin fregat galka garmon gavan gornyak granat groza gvozdika igla iney irtysh ivolga izumrud kama kashtan kavkaz kedrovka klen klyukva kolos kometa koral kovyl krab kuban lada_2 lebed lena lesnik liman lipa listva lodka lotsman luna makar malina mayak medved melnik metel moroz murava narva nerpa neva oblako olen omul osina ostrov parus perun pihta plot polyn pomor priboi prostor pustelga rodnik rosomaha ruchei rys saiga sapfir selga sirius skala smola snegir sobol sosna staritsa step strizh sumrak surok svir tatarnik tetera tikhon topol tuman tver udod ugra uklad utes vaigach valdai varyag vesna vetka vihr vorskla yakor yasen yashma zarnitsa zemlyak zhavoronok zimorodok zubr zvezda'

const secondVariant = (nick: string): string => `${nick.slice(0, 3)}2${nick.slice(3)}`

const visitorNames = visitors.split(' ')

/** The sixty bots that play every day. */
export const regularNicknames: readonly string[] = regulars.split(' ').map(maskName)
/** The regulars, then enough visitors for a tournament of 250. */
export const botNicknames: readonly string[] = [
  ...regularNicknames,
  ...[...visitorNames, ...visitorNames.map(secondVariant)].slice(0, 200).map(maskName),
]
