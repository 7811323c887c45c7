import { describe, expect, test } from 'vitest'
import { csvRows } from './csv-rows.ts'
import { readCsv } from './read-csv.ts'

const read = (text: string) => csvRows(readCsv(text))

describe('csvRows', () => {
  test('reads columns by what they are called, in any order, and names those it leaves out', () => {
    expect(read('Category,Name,Price (€),Starting watts,Color\nCooking,Grill,1.250,6000,red')).toEqual({
      rows: [{ category: 'Cooking', name: 'Grill', price: '1.250', starting_watts: '6000' }],
      rowNumbers: [2],
      ignored: ['Color'],
    })
  })

  test('does not read kilowatts as watts', () => {
    expect(read('Name,Category,Power (in kW),Starting watts (KW),Watts (W)\nGrill,Cooking,3,6,3000')).toMatchObject({
      rows: [{ name: 'Grill', category: 'Cooking', watts: '3000' }],
      ignored: ['Power (in kW)', 'Starting watts (KW)'],
    })
  })

  test.each(['Price ($)', 'Price (in USD)', 'Price $', 'price_usd'])('does not read a column %s as euros', (name) => {
    expect(read(`Name,Category,${name}\nGrill,Cooking,1200`)).toMatchObject({
      rows: [{ name: 'Grill', category: 'Cooking' }],
      ignored: [name],
    })
  })

  test('takes a comma for a decimal point where semicolons stand between cells', () => {
    expect(read('name;category;amps;price\nGrill;Cooking;16,5;1.250,50').rows[0]).toMatchObject({
      amps: '16.5',
      price: '1.250,50',
    })
  })

  test('reads a short line as empty cells', () => {
    expect(read('name,category,info\nGrill,Cooking').rows).toEqual([{ name: 'Grill', category: 'Cooking', info: '' }])
  })

  test('counts rows as a spreadsheet shows them: with the first one, blank ones, and one that is several lines long', () => {
    expect(read('sep=,\r\nname,category\r\n"Two\nlines",Cooking\r\n,\r\nGrill,Cooking\r\n').rowNumbers).toEqual([2, 4])
  })

  test.each([
    ['', 'The first line has to name the columns, among them name and category.'],
    ['Grill,Cooking\nPan,Cooking', 'The first line has to name the columns, among them name and category.'],
    [
      'Name,Category,Info,Specifications\na,b,,d',
      'The columns “Info” and “Specifications” mean the same. Leave one of them.',
    ],
    ['name,category\na,b\nc,d,e', 'Row 3 has more cells than there are columns.'],
  ])('refuses %j', (text, words) => expect(() => read(text)).toThrow(words))
})
