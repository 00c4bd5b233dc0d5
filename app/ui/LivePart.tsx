import { type ComponentType, useContext } from 'react'
import { DocumentContext } from './document.ts'

type Props<PartProps> = { name: string; part: ComponentType<PartProps>; props: PartProps }

/** A part of the page that comes to life in the browser. Its props travel with it; the rest of the page stays as served. */
export function LivePart<PartProps extends object>({ name, part: Part, props }: Props<PartProps>) {
  const { liveScript } = useContext(DocumentContext)
  return (
    <div data-live={name} data-script={liveScript} data-props={JSON.stringify(props)}>
      <Part {...props} />
    </div>
  )
}
