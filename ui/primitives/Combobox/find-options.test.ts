import { describe, expect, it } from 'vitest'
import { findOptions } from './find-options.ts'

const countries = ['Экваториальная Гвинея', 'Гвинея', 'Орёл и Решка', "Кот-д'Ивуар", 'Новая Зеландия', 'Аргентина']
const options = countries.map((label) => ({ label }))
const found = (typed: string, matches?: (label: string, typed: string) => boolean) =>
  findOptions(options, typed, matches).map(({ label }) => label)

describe('findOptions', () => {
  it('has everything where nothing, or only a space, is typed', () => {
    expect(found('')).toEqual(countries)
    expect(found('  ')).toEqual(countries)
  })

  it.each([
    ['ГВИ', ['Экваториальная Гвинея', 'Гвинея']],
    ['орел', ['Орёл и Решка']],
    ['кот д и', ["Кот-д'Ивуар"]],
    ['зел', ['Новая Зеландия']],
    ['ъъ', []],
  ])('finds by %j', (typed, expected) => {
    expect(found(typed)).toEqual(expected)
  })

  it('puts what begins with the letters before what has them inside', () => {
    expect(found('ар')).toEqual(['Аргентина', "Кот-д'Ивуар"])
  })

  it('takes the word of another judge, in the order of the options', () => {
    expect(found('р', (label) => label.endsWith('р'))).toEqual(["Кот-д'Ивуар"])
  })

  it('shows no more than can be looked through', () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({ label: `Город ${at}` }))
    expect(findOptions(many, 'гор')).toHaveLength(300)
  })
})
