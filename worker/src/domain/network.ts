const GROUPS = 8
const MAPPED = /^(?:0*:)+ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The network that counts as one caller: an IPv4 address, however it is wrapped; the /64 of an IPv6 address, since a subscriber
 * has a whole one. All spellings of an address give the same network.
 */
export function networkOf(address: string): string {
  const [, mapped] = MAPPED.exec(address) ?? []
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  const missing = tail ? GROUPS - head.length - tail.length : 0
  const whole = [...head, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...(tail ?? [])]
  return whole
    .slice(0, GROUPS / 2)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
