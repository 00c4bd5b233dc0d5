import { formData } from '~/lib/form-data.ts'
import type { CaptchaWidget } from '../../../platform/captcha.server.ts'

type Props = {
  widget: CaptchaWidget
  /** The form's token was already verified: script must ask for a new one. */
  used: boolean
}

/** The check that a person sends the form. When its script cannot load, the form says so and is still accepted. */
export function Captcha({ widget: { className, siteKey, script, answersByItself, stateField }, used }: Props) {
  return (
    <>
      <div
        id="pemeriksaan"
        className={className}
        data-sitekey={siteKey}
        data-callback="captchaPassed"
        data-expired-callback="captchaExpired"
        {...formData({ 'captcha-script': script, 'answers-by-itself': answersByItself })}
        {...formData({ 'captcha-used': used, 'of-script': true })}
      />
      <input
        type="hidden"
        id="pemeriksaan-keadaan"
        name={stateField}
        defaultValue="blocked"
        {...formData({ 'captcha-state': true, 'of-script': true })}
      />
    </>
  )
}
