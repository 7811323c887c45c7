const TEXT = JSON.stringify({
  success: true,
  trailers: Array.from({ length: 8 }, (_, i) => ({
    id: i,
    name: 'A trailer ' + i,
    description: 'x'.repeat(200),
    size: '16 ft',
    status: 'available',
    location: 'Tampa',
    rental_price_daily: 100,
    rental_price_weekly: 600,
    rental_price_monthly: 2000,
    image_url: '/images/rentals/1.jpg',
    features: ['a', 'b', 'c'],
  })),
})
export default {
  async fetch() {
    return new Response(TEXT, { headers: { 'Content-Type': 'application/json' } })
  },
}
