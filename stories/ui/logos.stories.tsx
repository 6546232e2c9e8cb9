import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/forms/button.tsx';
import { FacebookLogo, GoogleLogo, ProductLogo } from '#src/ui/media/logos.tsx';
import { componentDocs, State, StateList } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Media/Logos',
  component: ProductLogo,
  subcomponents: { GoogleLogo, FacebookLogo },
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'The mark and name of the product, and the marks of the two login providers. The name stays in Latin letters in every language. They have no properties.',
      dos: ['Put a provider’s mark into a button that also names the provider.'],
      donts: ['Don’t recolour the providers’ marks. Their brand rules forbid it.'],
    }),
  },
} satisfies Meta<typeof ProductLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <StateList>
      <State name="Google">
        <Button kind="secondary" icon={<GoogleLogo />}>
          Continue with Google
        </Button>
      </State>
      <State name="Facebook">
        <Button kind="secondary" icon={<FacebookLogo />}>
          Continue with Facebook
        </Button>
      </State>
      <State name="Product, in Urdu" lang="ur">
        <ProductLogo />
      </State>
    </StateList>
  ),
};
