import { Component, type ReactNode } from 'react'

type Props = { html: string; children: ReactNode }

/** After an error in a part its served HTML takes its place: a form that works page by page. */
export class ServedWhenBroken extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    const { html, children } = this.props
    return this.state.isBroken ? <div dangerouslySetInnerHTML={{ __html: html }} /> : children
  }
}
