import type { CaptchaWidget } from '../../../platform/captcha.server.ts'

type Props = {
  widget: CaptchaWidget
  /** The token that came with the form is used up: script asks for another. */
  used: boolean
}

/** The check whether a person sends the form. Where its script cannot come, the form says so and is taken all the same. */
export function Captcha({ widget: { className, siteKey, script, answersByItself, stateField }, used }: Props) {
  return (
    <>
      <div
        id="pemeriksaan"
        className={className}
        data-sitekey={siteKey}
        data-callback="captchaPassed"
        data-expired-callback="captchaExpired"
        data-captcha-script={script}
        data-answers-by-itself={answersByItself ? '' : undefined}
        data-captcha-used={used ? '' : undefined}
        data-of-script=""
      />
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
