/*
 * The sounds of the games, synthesised: no files. Off until the player switches it on, and silent with reduced motion, on
 * hold and in a hidden tab.
 */

import { isMotionReduced, onReducedMotion } from './motion.ts'
import type { WinSize } from './round.ts'

/** `stop`: a reel or the ball; `tile`: a card or a cell; `chip`: a chip on the table. A loss has no sound. */
export type SoundName = 'press' | 'stop' | 'tile' | 'chip' | WinSize

/** A part of a sound. Times in seconds, frequencies in hertz. */
interface Note {
  at: number
  /** Length of the fading tail. */
  length: number
  frequency: number
  /** Frequency at the end; by default the same. */
  to?: number
  /** Loudness from 0 to 1. */
  peak: number
  /** `noise` is filtered around the frequency. */
  wave: OscillatorType | 'noise'
}

const note = (
  at: number,
  wave: Note['wave'],
  frequency: number,
  length: number,
  peak: number,
  to = frequency,
): Note => ({ at, wave, frequency, length, peak, to })

/** A tone of a small bell: the note, its octave and a high partial. */
const bell = (at: number, frequency: number, length: number, peak: number): Note[] => [
  note(at, 'sine', frequency, length, peak),
  note(at, 'sine', frequency * 2, length * 0.6, peak * 0.35),
  note(at, 'triangle', frequency * 4.2, length * 0.2, peak * 0.12),
]

const [C5, E5, G5, A5, C6, D6, E6, G6, C7] = [523.25, 659.25, 783.99, 880, 1046.5, 1174.7, 1318.5, 1568, 2093] as const

/** Bells one after another. */
const run = (frequencies: readonly number[], step: number, length: number, peak: number, from = 0): Note[] =>
  frequencies.flatMap((frequency, index) => bell(from + index * step, frequency, length, peak))

const chord = (at: number, frequencies: readonly number[], length: number, peak: number): Note[] =>
  run(frequencies, 0.012, length, peak, at)

const shimmer = (at: number, length: number): Note => note(at, 'noise', 5200, length, 0.05, 9000)

export const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  press: [note(0, 'triangle', 300, 0.07, 0.22, 190), note(0, 'noise', 1800, 0.025, 0.1)],
  stop: [note(0, 'sine', 165, 0.12, 0.5, 72), note(0, 'noise', 900, 0.05, 0.22, 400)],
  tile: [note(0, 'noise', 2600, 0.07, 0.26, 1300), note(0.01, 'triangle', 520, 0.05, 0.1, 380)],
  chip: [
    note(0, 'triangle', 2300, 0.035, 0.2, 2050),
    note(0.045, 'triangle', 2750, 0.04, 0.16, 2500),
    note(0, 'noise', 5200, 0.02, 0.1),
  ],
  small: run([G5, C6, E6], 0.085, 0.42, 0.26),
  medium: [...run([C5, E5, G5, C6, E6], 0.085, 0.5, 0.26), ...chord(0.48, [C6, E6, G6], 0.9, 0.16), shimmer(0.45, 0.5)],
  large: [
    ...run([C5, E5, G5, C6], 0.09, 0.4, 0.24),
    ...chord(0.42, [A5, C6, E6], 0.55, 0.16),
    ...run([E5, A5, C6, E6], 0.08, 0.4, 0.22, 0.62),
    ...chord(1, [C6, E6, G6, C7], 1, 0.17),
    note(1, 'sine', C5 / 4, 0.9, 0.3),
    shimmer(0.4, 0.6),
    shimmer(1, 0.9),
  ],
  jackpot: [
    ...run([C5, G5, C6, E6], 0.08, 0.35, 0.24),
    ...run([D6, E6, G6, C7], 0.08, 0.35, 0.24, 0.36),
    ...chord(0.72, [C5, E5, G5, C6], 0.5, 0.15),
    ...run([G5, C6, E6, G6, C7], 0.07, 0.35, 0.22, 0.86),
    ...chord(1.24, [C6, E6, G6, C7], 0.76, 0.18),
    note(0.72, 'sine', C5 / 4, 0.5, 0.3),
    note(1.24, 'sine', C5 / 4, 0.76, 0.34),
    shimmer(0.3, 0.9),
    shimmer(1.2, 0.8),
  ],
}

/** Loudness of all sounds. */
const VOLUME = 0.5
const ATTACK = 0.006
/** Exponential ramps never reach zero. */
const SILENCE = 0.0001
/** Seconds in which a sound fades when it is cut. */
const CUT = 0.03

/** An open audio context with the node that all sounds of now go through. */
interface Player {
  context: AudioContext
  output: GainNode
  noise: AudioBuffer
}

let isOn = false
let isSilenced = false
let player: Player | null = null

function createNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  return buffer
}

function createOutput(context: AudioContext): GainNode {
  const output = context.createGain()
  output.gain.value = VOLUME
  output.connect(context.destination)
  return output
}

/** Starts what a note sounds with, and returns its end. */
function createSource({ context, noise }: Player, { wave, frequency, to = frequency, length }: Note, start: number) {
  const end = start + length
  if (wave === 'noise') {
    const source = context.createBufferSource()
    source.buffer = noise
    source.loop = true
    const filter = context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.setValueAtTime(frequency, start)
    filter.frequency.exponentialRampToValueAtTime(to, end)
    source.connect(filter)
    return { source, tail: filter }
  }
  const source = context.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(frequency, start)
  source.frequency.exponentialRampToValueAtTime(to, end)
  return { source, tail: source }
}

function playNote(current: Player, one: Note): void {
  const { context, output } = current
  const start = context.currentTime + one.at
  const end = start + one.length
  const { source, tail } = createSource(current, one, start)
  const envelope = context.createGain()
  envelope.gain.setValueAtTime(SILENCE, start)
  envelope.gain.exponentialRampToValueAtTime(one.peak, start + ATTACK)
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end)
  tail.connect(envelope)
  envelope.connect(output)
  source.start(start)
  source.stop(end)
}

/** Whether sounds can be played now. */
const canSound = (): boolean => isOn && !isSilenced && !isMotionReduced() && !document.hidden

/** Ends all sounds at once where they must not be. */
function update(): void {
  if (canSound() || player === null) return
  void player.context.close()
  player = null
}

/** Switches the sound. */
export function setSound(next: boolean): void {
  isOn = next
  update()
}

/** Silences the game while it is on hold. */
export function silence(isOnHold: boolean): void {
  isSilenced = isOnHold
  update()
}

/** The player has pressed something: before that, browsers let no page sound. */
export function unlockSound(): void {
  if (!canSound() || typeof AudioContext === 'undefined') return
  if (player !== null) return void player.context.resume()
  const context = new AudioContext()
  player = { context, output: createOutput(context), noise: createNoise(context) }
}

/** Plays a sound, if the player wants sound and has pressed something. */
export function playSound(name: SoundName): void {
  if (player === null) return
  for (const one of SOUNDS[name]) playNote(player, one)
}

/** Cuts the sounds that play, such as that of a win that the player skips. */
export function cutSound(): void {
  if (player === null) return
  const { context, output } = player
  output.gain.setTargetAtTime(0, context.currentTime, CUT)
  player.output = createOutput(context)
}

onReducedMotion(update)
document.addEventListener('visibilitychange', update)
