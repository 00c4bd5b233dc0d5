import { readStored, store } from '~/lib/browser-storage.ts'
import { words } from '../words.ts'

const key = 'kantor-obrolan-bunyi'

/** True after the employee has turned alerts on in this browser. */
export const alertsOn = (): boolean => readStored('localStorage', key) === 'nyala'

/** Asks for the permission to show notifications only when alerts are turned on. False: the browser shows none. */
export async function setAlerts(isOn: boolean): Promise<boolean> {
  store('localStorage', key, isOn ? 'nyala' : null)
  if (!isOn || !('Notification' in globalThis)) return !isOn
  sound()
  return (await Notification.requestPermission()) === 'granted'
}

/** A short sound, and a notification while the page is hidden. It names nobody: others may see the screen. */
export function alertEmployee(): void {
  sound()
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(words.alertTitle, { body: words.alertText, tag: key })
    shown.onclick = () => window.focus()
  } catch {
    // Browsers of phones show notifications only from a service worker: there the sound is the alert.
  }
}

/** In Hz, seconds and loudness from 0 to 1. */
const tone = { pitch: 660, length: 0.25, loudness: 0.15 }

function sound(): void {
  const audio = new AudioContext()
  const [source, volume] = [audio.createOscillator(), audio.createGain()]
  source.frequency.value = tone.pitch
  volume.gain.setValueAtTime(tone.loudness, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + tone.length)
  source.connect(volume).connect(audio.destination)
  source.onended = () => void audio.close()
  source.start()
  source.stop(audio.currentTime + tone.length)
}
