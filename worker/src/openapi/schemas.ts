import * as z from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** What of a shape is described: what is sent, or what is answered. */
export type Side = 'input' | 'output'

/** A shape as JSON Schema; what only code can check (a price has two decimals) is left out. */
export function schemaOf(shape: z.ZodType, io: Side): JsonSchema {
  const { $schema: _draft, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any', override: nameTexts })
  return schema
}

// A text that is tidied on its way is still a text, which the library cannot know.
function nameTexts({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }): void {
  const { def } = zodSchema._zod
  if (def.type !== 'pipe' || Object.keys(jsonSchema).length > 0) return
  const from = (def as z.core.$ZodPipeDef).in._zod.def.type
  if (from === 'string') jsonSchema.type = 'string'
}
