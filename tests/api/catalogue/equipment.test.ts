import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PublicEquipment, PublicEquipmentList } from '#contract/catalogue/equipment'
import { PublicTrailerList } from '#contract/catalogue/trailer'
import { categoryIcons } from '../../../worker/src/db/schema.ts'
import { product, send } from '../../product.ts'
import { call, expectResponse } from '../client.ts'
import { newEquipment, newTrailer } from '../records.ts'

async function listed() {
  return (await expectResponse(PublicEquipmentList, 200, 'GET', '/api/equipment/public')).equipment
}

describe('GET /api/equipment/public', () => {
  test('holds every piece of the static file, which is served too', async () => {
    const file = PublicEquipment.array().parse(JSON.parse(readFileSync('site/public/data/equipment.json', 'utf8')))
    const equipment = new Map((await listed()).map((item) => [item.id, item]))
    for (const item of file) expect(equipment.get(item.id)).toEqual(item)
    const served = await send('/data/equipment.json')
    expect(PublicEquipment.array().parse(await served.json())).toEqual(file)
  })

  test('lists exactly the public fields, prices in euro', async () => {
    const id = await newEquipment({ name: 'Priced to the cent', price: 99 })
    const { body } = await call('GET', '/api/equipment/public')
    const { equipment } = PublicEquipmentList.extend({ equipment: PublicEquipment.strict().array() }).parse(body)
    expect(equipment.find((item) => item.id === id)).toEqual({
      id,
      name: 'Priced to the cent',
      category: 'Test kitchen',
      category_icon: null,
      price: 0.99,
      info: '',
      description: '',
      dimensions: '',
      watts: null,
      starting_watts: null,
      amps: null,
      volts: null,
      place: null,
    })
  })

  test('comes in the order of category and name, with the icon of the category', async () => {
    const { db } = await product()
    const category = 'Ordered kitchen'
    await db.insert(categoryIcons).values({ category, icon: 'Sofa' })
    for (const name of ['Pan', 'Bowl', 'Ladle']) await newEquipment({ name, category })
    const equipment = await listed()
    const mine = equipment.filter((item) => item.category === category)
    expect(mine.map(({ name, category_icon }) => [name, category_icon])).toEqual([
      ['Bowl', 'Sofa'],
      ['Ladle', 'Sofa'],
      ['Pan', 'Sofa'],
    ])
    const categories = [...new Set(equipment.map((item) => item.category))]
    expect(categories).toEqual(categories.toSorted())
  })

  test('may stay at the edge under its tag', async () => {
    const { headers } = await call('GET', '/api/equipment/public')
    expect(headers.get('Cloudflare-CDN-Cache-Control')).toContain('max-age=60')
    expect(headers.get('Cache-Tag')).toBe('equipment')
  })
})

describe('equipment of a rental trailer', () => {
  test('is named in the order staff gave, without what has left the catalogue', async () => {
    const [griddle, sink] = [await newEquipment({ name: 'Big griddle' }), await newEquipment({ name: 'Deep sink' })]
    const id = await newTrailer({ name: 'Well equipped', equipment: [sink, 999_999, griddle] })
    const { trailers } = await expectResponse(PublicTrailerList, 200, 'GET', '/api/trailers/public')
    expect((await call('GET', '/api/trailers/public')).headers.get('Cache-Tag')).toBe('rentals,equipment')
    expect(trailers.find((trailer) => trailer.id === id)?.equipment).toEqual(['Deep sink', 'Big griddle'])
  })

  test('stands on its page, and nothing about it where there is none', async () => {
    const equipment = [await newEquipment({ name: 'Visible griddle' })]
    const equipped = await send(`/rental-details?id=${await newTrailer({ equipment })}`)
    expect(equipped.headers.get('Cache-Tag')).toContain('equipment')
    expect(await equipped.text()).toMatch(/Included equipment[\s\S]*Visible griddle/)
    const bare = await send(`/rental-details?id=${await newTrailer()}`)
    expect(await bare.text()).not.toContain('Included equipment')
  })
})
