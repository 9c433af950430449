from flask import Blueprint, Flask, Response, abort, after_this_request, current_app, flash, g, get_flashed_messages, has_request_context, jsonify, make_response, redirect, render_template_string, request, send_file, session, stream_with_context, url_for
from flask.views import MethodView
from markupsafe import escape
from werkzeug.exceptions import HTTPException
import io

app = Flask(__name__, root_path='/tmp', static_folder=None)
app.config.update(SECRET_KEY='secret', TESTING=True)
app.config.from_mapping(LIMIT=3)
api = Blueprint('api', __name__, url_prefix='/api', root_path='/tmp')


@app.route('/')
def index():
    return render_template_string('<p>{{ name }} {{ url_for("user", name="a b", q=1) }} {{ config.LIMIT }} {{ request.path }}</p>{% for m in get_flashed_messages() %}[{{ m }}]{% endfor %}', name=request.args.get('name', '<none>'))


@app.get('/user/<name>')
def user(name):
    session['seen'] = session.get('seen', 0) + 1
    flash(f'hello {name}')
    return {'name': name, 'seen': session['seen'], 'agent': request.headers.get('X-Agent')}, 201, {'X-A': 'b'}


@app.post('/form/<int:n>')
@app.post('/form/<float:n>')
def form(n):
    return jsonify(n=n, form=request.form.to_dict(flat=False), json=request.get_json(silent=True), files={k: (f.filename, f.read().decode()) for k, f in request.files.items()}, type=request.mimetype)


@api.route('/stream')
def stream():
    def parts():
        yield 'one '
        yield request.args['two']
    return Response(stream_with_context(parts()), mimetype='text/plain')


@api.route('/go')
def go():
    @after_this_request
    def more(response):
        response.set_cookie('c', 'v=1; x', max_age=60, httponly=True, samesite='Lax')
        return response
    return redirect(url_for('.stream', two=2, _anchor='é'))


class Items(MethodView):
    def get(self, key):
        return str(escape(key))

    def delete(self, key):
        abort(409, description=f'{key} is in use')


app.register_blueprint(api)
app.add_url_rule('/items/<path:key>', view_func=Items.as_view('items'))


@app.before_request
def before():
    g.steps = ['before']


@app.after_request
def after(response):
    response.headers['X-Steps'] = ','.join([*g.steps, 'after'])
    return response


@app.errorhandler(HTTPException)
def on_error(e):
    return {'code': e.code, 'name': e.name, 'why': e.description}, e.code


@app.errorhandler(ZeroDivisionError)
def on_zero(e):
    return f'caught {e}', 500


@app.route('/zero')
def zero():
    return str(1 / 0)


@app.route('/file')
def file():
    return send_file(io.BytesIO(b'data'), download_name='é.txt', as_attachment=True)


@app.cli.command('greet')
def greet():
    print('hi')


client = app.test_client()
for method, path, options in [('get', '/', {}), ('get', '/user/Ann', {'headers': {'X-Agent': 'me'}}), ('get', '/user/Bob', {}), ('get', '/?name=<b>', {}), ('post', '/form/3', {'json': {'a': [1, None]}}), ('post', '/form/2.5', {'data': {'x': ['1', '2'], 'f': (io.BytesIO(b'body'), 'f.txt')}}), ('post', '/form/x', {}), ('get', '/api/stream?two=2', {}), ('get', '/api/go', {}), ('get', '/items/a/<b>', {}), ('delete', '/items/q', {}), ('put', '/items/q', {}), ('get', '/zero', {}), ('get', '/nope', {}), ('head', '/file', {}), ('options', '/', {})]:
    r = getattr(client, method)(path, **options)
    print(method, path, r.status, r.mimetype, r.headers.get('X-Steps'), r.headers.get('Location'), r.headers.get('Allow') and sorted(r.allow), r.get_data(as_text=True).strip())
print(client.get('/api/go', follow_redirects=True).text, client.get_cookie('c').value, client.get('/file').headers['Content-Disposition'], client.get('/file').data)
with app.test_request_context('/x?y=1', method='POST', data={'k': 'v'}):
    print(request.path, request.url, request.values['k'], request.endpoint, has_request_context(), url_for('index', _external=True))
with app.app_context():
    print(current_app.config['LIMIT'], [rule.rule for rule in app.url_map.iter_rules()], app.json.dumps({'b': 1, 'a': (1,)}), make_response('x', 204).status_code)
print(app.test_cli_runner().invoke(args=['greet']).output, has_request_context(), app.jinja_env.from_string('{{ 1 + 1 }}').render())
try:
    request.path
except RuntimeError as e:
    print(str(e).splitlines()[0])
