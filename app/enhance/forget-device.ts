import { forgetStored } from '../lib/browser-storage.ts'
import { forgetDeviceAttribute } from '../lib/forget-device.ts'

/** After an erasure: the page says with this attribute that nothing of the person stays in the browser. */
export function forgetAfterErasure(): void {
  if (document.querySelector(`[${forgetDeviceAttribute}]`)) forgetStored()
}
