import { describe, expect, test } from 'vitest'
import { categoryIcon, staffIcon } from './category-icon.ts'

const given = (category_icon: string | null) =>
  categoryIcon('Sundries', staffIcon([{ category_icon: null }, { category_icon }]))

describe('the icon of a category', () => {
  test('is the one it was given', () => {
    expect(given('Bath')).toEqual({ kind: 'icon', name: 'Bath' })
    expect(given(' chefhat ')).toEqual({ kind: 'icon', name: 'ChefHat' })
    expect(given('/images/equipment/oven.png')).toEqual({ kind: 'image', src: '/images/equipment/oven.png' })
    expect(given('https://pictures.test/a.png')).toEqual({ kind: 'image', src: 'https://pictures.test/a.png' })
  })

  test('is the first that one of its pieces has', () => {
    expect(staffIcon([' ', 'Bath', 'Car'].map((category_icon) => ({ category_icon })))).toBe('Bath')
  })

  test.each([null, '', 'Unicorn', 'javascript:alert(1)', '//elsewhere.test/a.png'])('is never %s', (icon) => {
    expect(given(icon)).toEqual({ kind: 'icon', name: 'Package' })
  })

  test.each([
    ['Cooking', 'ChefHat'],
    ['Power & Electrical', 'Zap'],
    ['Plumbing & Water', 'Bath'],
    ['Fire Safety', 'Shield'],
    ['Lighting & power', 'Lightbulb'],
    ['LED strips', 'Lightbulb'],
    ['Bottled & chilled drinks', 'Utensils'],
    ['Ventilation', 'Wrench'],
    ['Exterior', 'Car'],
    ['Coffee & Beverages', 'Utensils'],
    ['Smallwares', 'Utensils'],
    ['Furniture', 'Sofa'],
    ['Other', 'Package'],
  ])('is guessed from the name %s', (category, name) => {
    expect(categoryIcon(category, null)).toEqual({ kind: 'icon', name })
  })
})
