const GROUPS = 8
const MAPPED = /^(?:0*:)+ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The network that counts as one caller: an IPv4 address by itself, in whatever clothes; of an IPv6 address its /64, since
 * a whole one belongs to one subscriber. Spellings of one address give one network.
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
