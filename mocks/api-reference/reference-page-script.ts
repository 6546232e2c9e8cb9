/* What runs in the page at `/docs/api`: Swagger UI, with the contract as the mock serves it. */

type Options = Record<string, unknown>;

declare const SwaggerUIBundle: (options: Options) => unknown;

SwaggerUIBundle({
  url: '/docs/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  tryItOutEnabled: true,
  // Otherwise Swagger UI sends the contract to its maker's server for validation.
  validatorUrl: null,
});
