// Gives the built files to the product's Worker, as the binding of Cloudflare does.
export default { fetch: (request, env) => env.ASSETS.fetch(request) }
