import { describe, expect, test } from 'vitest'
import { fileList, jsonList } from './import-list.ts'

describe('jsonList', () => {
  test('takes a list, or an object that holds it', () => {
    expect(jsonList('[{"name":"Grill"}]').rows).toEqual([{ name: 'Grill' }])
    expect(jsonList('\uFEFF{"equipment":[1]}').rows).toEqual([1])
  })

  test('takes keys that are headings of a spreadsheet for the fields they mean, and tells what it leaves out', () => {
    const row = { Name: 'Grill', CATEGORY: 'Cooking', 'Price (€)': 12, 'Starting watts': 900, Power: 800, watts: 700 }
    const { rows, ignored } = jsonList(JSON.stringify([{ ...row, Color: 'red', id: 4, category_icon: null }, null]))
    expect(rows).toEqual([{ name: 'Grill', category: 'Cooking', price: 12, starting_watts: 900, watts: 700 }, null])
    expect(ignored).toEqual(['Power', 'Color'])
  })

  test.each(['', '[', '{name: 1}', '{"name":"Grill"}', '3', 'null'])('refuses %j', (text) => {
    expect(() => jsonList(text)).toThrow('Invalid JSON format')
  })
})

describe('fileList', () => {
  const csv = 'name;category\nKüche;Möbel'
  const named = [{ name: 'Küche', category: 'Möbel' }]

  test.each([
    ['UTF-8', new TextEncoder().encode(csv)],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, ...Buffer.from(csv, 'utf16le')])],
    ['the letters of Windows', Buffer.from(csv, 'latin1')],
  ])('reads %s', (_, bytes) => expect(fileList('list.CSV', bytes).rows).toEqual(named))

  test.each(['list.xlsx', 'LIST.XLS', 'list.ods', 'list.numbers'])('says what to do with %s', (name) => {
    expect(() => fileList(name, new Uint8Array())).toThrow('Save the spreadsheet as CSV, then choose that file.')
  })

  test('reads any other file as JSON', () => {
    expect(fileList('list.json', new TextEncoder().encode('[]')).rows).toEqual([])
  })
})
