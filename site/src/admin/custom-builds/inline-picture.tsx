interface Props {
  className: string | undefined
  /** Markup of our own drawings, in which every name is escaped. */
  markup: string
}

/** A picture as inline markup, not a file. */
export function InlinePicture({ className, markup }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing writes the markup and escapes its parameters
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />
}
