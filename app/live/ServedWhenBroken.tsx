import { Component, type ReactNode } from 'react'

type Props = { html: string; children: ReactNode }

/** Error boundary: shows the served HTML again, with a form that works without script. */
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
