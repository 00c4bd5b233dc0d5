import type { CaptchaWidget } from '../../../platform/captcha.server.ts'

/** The check whether a person sends the form. Where its script cannot come, the form says so and is taken all the same. */
export function Captcha({ widget: { className, siteKey, script, stateField } }: { widget: CaptchaWidget }) {
  return (
    <>
      <div id="pemeriksaan" className={className} data-sitekey={siteKey} data-captcha-script={script} data-of-script="" />
      <input
        type="hidden"
        id="pemeriksaan-keadaan"
        name={stateField}
        defaultValue="blocked"
        data-captcha-state=""
        data-of-script=""
      />
    </>
  )
}
