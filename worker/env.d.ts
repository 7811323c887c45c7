// The bindings of wrangler.toml. `env` of `cloudflare:workers` and Hono's `c.env` are both of this shape.
declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    PICTURES: R2Bucket
    IMAGES: ImagesBinding
    ASSETS: Fetcher
    PUBLIC_FORMS: RateLimit
    MAIL: SendEmail
    MAIL_FROM?: string
    SITE_URL?: string
    RESPONSE_CACHE_TTL_MS?: string
    ROBOTS_TAG?: string
    TURNSTILE_SITE_KEY?: string
    TURNSTILE_SECRET_KEY?: string
  }
}
