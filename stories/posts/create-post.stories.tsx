import { CreatePostMenu } from '#src/features/posts/dashboard/create-post-menu.tsx';
import { Row } from '#src/ui/layout/layout.tsx';

export default { title: 'Posts/Create post' };

/** The choice of a format: a menu, on phones a sheet. */
export const Formats = {
  render: () => (
    <Row minHeight="30rem" alignItems="start" justifyContent="flex-end">
      <CreatePostMenu />
    </Row>
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const button = [...canvasElement.querySelectorAll('button')].find((one) =>
      one.checkVisibility(),
    );
    if (!button) throw new Error('There is no button.');
    button.click();
  },
};
