/** A deterministic pseudo-random generator: content must be identical on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** An integer in [0, max). */
  int(max: number): number
  /** A random item of a non-empty list. */
  pick<T>(list: readonly T[]): T
  /** A shuffled copy of a list. */
  shuffled<T>(list: readonly T[]): T[]
}

/** 32-bit hash of a text (FNV-1a). */
export function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  // Similar texts have similar low bits in FNV; Murmur's finaliser mixes them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Creates a generator for a seed and name (mulberry32). */
export function seeded(seed: number, name: string): Random {
  let state = (hash32(name) ^ Math.imul(seed, 0x9e3779b1)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (max: number) => Math.floor(next() * max)
  return {
    next,
    int,
    pick(list) {
      for (const item of list.slice(int(list.length))) return item
      throw new Error('Cannot pick from an empty list')
    },
    shuffled: (list) =>
      list
        .map((item) => ({ item, weight: next() }))
        .sort((one, other) => one.weight - other.weight)
        .map(({ item }) => item),
  }
}
