import { describe, expect, test } from 'vitest'
import { PublicCustomTrailerList } from '#contract/catalogue/custom-trailer'
import { call, expectResponse } from '../client.ts'
import { newModel } from '../records.ts'

describe('GET /api/custom-trailers/public', () => {
  test('lists the demo models with their starting prices', async () => {
    const { trailers } = await expectResponse(PublicCustomTrailerList, 200, 'GET', '/api/custom-trailers/public')
    const prices = trailers.map(({ name, price }) => [name, price])
    expect(prices).toEqual(
      expect.arrayContaining([
        ["Square 16'", 14_450],
        ["Airstream 18'", 16_350],
        ["Retro 20'", 16_550],
      ]),
    )
  })

  test('lists every model whatever its status, with exactly the public fields', async () => {
    const id = await newModel({ status: 'unavailable', price: 99, sizes: ['3m'], available_equipment: [7] })
    const { body } = await call('GET', '/api/custom-trailers/public')
    const { trailers } = PublicCustomTrailerList.strict().parse(body)
    expect(trailers.find((one) => one.id === id)).toEqual({
      id,
      name: 'Test model',
      description: '',
      dimensions: '',
      status: 'unavailable',
      price: 0.99,
      image_url: '/placeholder-trailer.jpg',
      sizes: ['3m'],
      features: [],
      available_equipment: [7],
    })
  })

  test('may stay at the edge under its tag', async () => {
    const { headers } = await call('GET', '/api/custom-trailers/public')
    expect(headers.get('Cloudflare-CDN-Cache-Control')).toContain('max-age=60')
    expect(headers.get('Cache-Tag')).toBe('models')
  })
})
