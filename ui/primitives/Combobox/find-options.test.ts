import { describe, expect, it } from 'vitest'
import { findOptions } from './find-options.ts'

const countries = ['Экваториальная Гвинея', 'Гвинея', 'Орёл и Решка', "Кот-д'Ивуар", 'Новая Зеландия', 'Аргентина']
const options = countries.map((label) => ({ label }))
const foundLabels = (typed: string, matches?: (label: string, typed: string) => boolean) =>
  findOptions(options, typed, matches).map(({ label }) => label)

describe('findOptions', () => {
  it('returns all options for an empty or blank query', () => {
    expect(foundLabels('')).toEqual(countries)
    expect(foundLabels('  ')).toEqual(countries)
  })

  it.each([
    ['ГВИ', ['Экваториальная Гвинея', 'Гвинея']],
    ['орел', ['Орёл и Решка']],
    ['кот д и', ["Кот-д'Ивуар"]],
    ['зел', ['Новая Зеландия']],
    ['ъъ', []],
  ])('finds options by %j', (typed, expected) => {
    expect(foundLabels(typed)).toEqual(expected)
  })

  it('puts matches at the start of a word before matches inside a word', () => {
    expect(foundLabels('ар')).toEqual(['Аргентина', "Кот-д'Ивуар"])
  })

  it('keeps the order of the options with a custom filter', () => {
    expect(foundLabels('р', (label) => label.endsWith('р'))).toEqual(["Кот-д'Ивуар"])
  })

  it('returns at most 300 options', () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ label: `Город ${index}` }))
    expect(findOptions(many, 'гор')).toHaveLength(300)
  })
})
