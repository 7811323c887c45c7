// The lower bound for a cached response: a constant as long as the public list.
const TEXT = JSON.stringify({ success: true, trailers: Array.from({ length: 8 }, () => 'x'.repeat(521)) })

export default {
  fetch: () => new Response(TEXT, { headers: { 'Content-Type': 'application/json' } }),
}
