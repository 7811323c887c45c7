// The floors: the statement of a call and nothing else, in the same runtime on the same rows.
const STATEMENTS = {
  '/trailers': `select id, name, description, size, status, location, rental_price_daily, rental_price_weekly,
    rental_price_monthly, image_url, features from trailers order by id`,
  '/rentals': 'select * from rentals order by id desc limit 20',
}

export default {
  async fetch(request, env) {
    const { results } = await env.DB.prepare(STATEMENTS[new URL(request.url).pathname]).all()
    return Response.json({ success: true, results })
  },
}
