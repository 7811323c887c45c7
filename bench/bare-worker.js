// The floor: the statement of GET /api/trailers/public and nothing else, in the same runtime on the same rows.
const SQL = `select id, name, description, size, status, location, rental_price_daily, rental_price_weekly,
  rental_price_monthly, image_url, features from trailers order by id`

export default {
  async fetch(_request, env) {
    const { results } = await env.DB.prepare(SQL).all()
    return Response.json({ success: true, trailers: results })
  },
}
