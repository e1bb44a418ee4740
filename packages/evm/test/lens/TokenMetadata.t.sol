// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ITokensInfo} from "../../src/interfaces/ILens.sol";
import {TokenMeta} from "../../src/interfaces/TokenMeta.sol";
import {BalancesAndAllowances} from "../../src/lens/BalancesAndAllowances.sol";
import {TokensInfo} from "../../src/lens/TokensInfo.sol";
import {TokenMetadata} from "../../src/libraries/TokenMetadata.sol";
import {IV2Factory} from "../../src/libraries/V2Pair.sol";
import {BombToken, FakeFactory, GasToken, OldToken, ScriptedToken} from "../hostile/HostileTokens.sol";
import {Fixture} from "../support/Fixture.sol";
import {TestToken} from "../support/TestToken.sol";

contract TokenMetadataTest is Fixture {
    bytes4 private constant NAME = 0x06fdde03;
    bytes4 private constant SYMBOL = 0x95d89b41;
    bytes4 private constant DECIMALS = 0x313ce567;
    bytes4 private constant SUPPLY = 0x18160ddd;

    TokensInfo private lens;
    BalancesAndAllowances private amounts;

    function setUp() public {
        deployAll();
        (lens, amounts) = (new TokensInfo(), new BalancesAndAllowances());
    }

    function read(address asset) external view returns (TokenMeta memory) {
        return TokenMetadata.read(asset);
    }

    function readBase(address asset) external view returns (TokenMeta memory) {
        return TokenMetadata.readBase(asset);
    }

    function _script(uint256 tokenDecimals) private returns (ScriptedToken asset) {
        asset = new ScriptedToken();
        asset.set(DECIMALS, abi.encode(tokenDecimals));
        asset.set(SUPPLY, abi.encode(7));
        asset.set(NAME, abi.encode("Name"));
        asset.set(SYMBOL, abi.encode("SYM"));
    }

    function _named(bytes memory answer) private returns (string memory) {
        ScriptedToken asset = _script(18);
        asset.set(NAME, answer);
        return this.read(address(asset)).name;
    }

    /// @notice Less than a word is no answer, and an address may have all of its bits set
    function test_words() external {
        ScriptedToken asset = _script(7);
        asset.set(DECIMALS, hex"00");
        eq(this.read(address(asset)).decimals, 18, "a byte is no number");
        asset.set(SUPPLY, abi.encode(type(uint160).max));
        (bool isAddress, address found) = TokenMetadata.addressWord(address(asset), abi.encodePacked(SUPPLY));
        ok(isAddress, "an address");
        eq(found, address(type(uint160).max), "the last one");
        asset.set(SUPPLY, abi.encode(uint256(type(uint160).max) + 1));
        (isAddress,) = TokenMetadata.addressWord(address(asset), abi.encodePacked(SUPPLY));
        ok(!isAddress, "too large for one");
    }

    /// @notice Texts of every shape are cut, cleaned or empty: whole words, one word, a lying length or offset, too short
    /// an answer, a million bytes
    function test_names() external {
        eq(_named(abi.encode("Rabbit")), "Rabbit", "string");
        eq(_named(abi.encode(bytes32("Old"))), "Old", "bytes32");
        eq(_named(abi.encode(bytes32("12345678901234567890123456789012"))), "12345678901234567890123456789012", "full");
        eq(_named(abi.encode("")), "", "empty");
        eq(_named(hex"414243"), "", "shorter than a word");
        eq(_named(abi.encode(uint256(64), uint256(3), bytes32("ABC"))), "", "another offset");
        string memory padded = string(bytes.concat("ABC", _marks(29)));
        eq(_named(abi.encode(uint256(32), type(uint256).max, bytes32("ABC"))), padded, "length beyond the answer");
        bytes memory long = _marks(500);
        eq(_named(abi.encode(long)), string(_marks(64)), "cut");
        eq(_named(abi.encode(new bytes(1_000_000))), "", "more than the gas for it allows");
    }

    function _marks(uint256 count) private pure returns (bytes memory marks) {
        marks = new bytes(count);
        for (uint256 i; i < count; ++i) {
            marks[i] = "?";
        }
    }

    /// @notice Whatever a token answers for its name: at most 64 bytes, no control character, no revert
    function testFuzz_anyAnswerIsHarmless(bytes memory answer) external {
        bytes memory name = bytes(_named(bytes.concat(hex"00", answer)));
        ok(name.length <= 64, "bounded");
        name = bytes(_named(abi.encode(answer)));
        ok(name.length <= 64, "bounded");
        for (uint256 i; i < name.length; ++i) {
            ok(uint8(name[i]) >= 0x20 && uint8(name[i]) != 0x7f, "no control character");
        }
    }

    /// @notice Text that turns the reading direction passes as the bytes it is
    function test_bidirectionalText() external {
        eq(_named(abi.encode(unicode"a\u202Eb")), unicode"a\u202Eb", "unchanged");
    }

    /// @notice Decimals are 0 to 36, else 18 and unreadable
    function testFuzz_decimals(uint256 value) external {
        ScriptedToken asset = _script(value);
        eq(this.read(address(asset)).decimals, value <= 36 ? value : 18, "read");
        address[] memory list = new address[](1);
        list[0] = address(asset);
        ok(lens.getTokenInfo(list)[0].readable == value <= 36, "readable");
    }

    /// @notice The zero address is the native currency: no name, 18 decimals; any other is read
    function test_readBase() external view {
        eq(this.readBase(address(0)).decimals, 18, "native");
        eq(bytes(this.readBase(address(0)).name).length, 0, "no name");
        eq(this.readBase(address(token)).symbol, "TKN", "token");
    }

    /// @notice Too little gas reverts with `NotEnoughGas`: never a good token that looks empty
    function testFuzz_tooLittleGas(uint256 gas_) external {
        gas_ = bound(gas_, 5_000, 200_000);
        (bool done, bytes memory answer) = address(this).call{gas: gas_}(abi.encodeCall(this.read, (address(token))));
        if (done) eq(abi.decode(answer, (TokenMeta)).name, "TKN Token", "whole");
        else ok(answer.length == 0 || bytes4(answer) == TokenMetadata.NotEnoughGas.selector, "refused");
    }

    /// @notice Tokens that revert, burn all gas, answer with a million bytes, claim 255 decimals, or are no contract spoil
    /// their own row only: the rows between them are right [EVM-09]
    function test_hostileRowsSpoilThemselvesOnly() external {
        address[] memory bad = new address[](6);
        (bad[0], bad[1], bad[2]) = (address(new GasToken()), address(new BombToken()), address(new OldToken()));
        (bad[3], bad[4], bad[5]) = (address(_script(255)), address(new ScriptedToken()), ALICE);
        address[] memory list = new address[](12);
        for (uint256 i; i < 6; ++i) {
            (list[2 * i], list[2 * i + 1]) = (bad[i], address(token));
        }
        token.mint(ALICE, 5);
        ITokensInfo.TokenInfo[] memory infos = lens.getTokenInfo(list);
        uint256[] memory balances = amounts.getBalances(ALICE, list);
        for (uint256 i; i < 6; ++i) {
            eq(infos[2 * i].token, bad[i], "its address");
            ITokensInfo.TokenInfo memory good = infos[2 * i + 1];
            ok(good.readable && !good.isLpToken, "readable");
            eq(good.name, "TKN Token", "name");
            eq(good.symbol, "TKN", "symbol");
            eq(good.decimals, 18, "decimals");
            eq(good.totalSupply, 5, "supply");
            eq(balances[2 * i], 0, "no balance");
            eq(balances[2 * i + 1], 5, "balance");
        }
        ok(!infos[0].readable && !infos[4].readable && !infos[6].readable, "unreadable");
        ok(!infos[8].readable && !infos[10].readable, "unreadable");
    }

    /// @notice A pair's reserves and sides are read; a pair that hides its reserves or exaggerates them has none [EVM-09]
    function test_pairs() external {
        address pair = IV2Factory(exchange).createPair(address(token), address(busd));
        token.mint(pair, 4000);
        busd.mint(pair, 9000);
        (bool minted,) = pair.call(abi.encodeWithSignature("mint(address)", ALICE));
        ok(minted, "mint");
        FakeFactory factory = new FakeFactory();
        ScriptedToken own = _script(18);
        own.set(bytes4(keccak256("factory()")), abi.encode(factory));
        own.set(bytes4(keccak256("token0()")), abi.encode(token));
        own.set(bytes4(keccak256("token1()")), abi.encode(busd));
        factory.set(uint160(address(own)), false);
        address[] memory list = new address[](2);
        (list[0], list[1]) = (pair, address(own));
        ITokensInfo.TokenInfo[] memory infos = lens.getTokenInfo(list);
        bool ordered = address(token) < address(busd);
        eq(infos[0].reserve0, ordered ? 4000 : 9000, "reserve0");
        eq(infos[0].reserve1, ordered ? 9000 : 4000, "reserve1");
        eq(infos[0].token0, ordered ? address(token) : address(busd), "token0");
        ok(infos[1].isLpToken && infos[1].reserve0 == 0, "no reserves");
        own.set(bytes4(keccak256("getReserves()")), abi.encode(uint256(1) << 112, 1));
        ok(lens.getTokenInfo(list)[1].reserve1 == 0, "exaggerated");
        own.set(bytes4(keccak256("getReserves()")), abi.encode(1, uint256(1) << 112));
        ok(lens.getTokenInfo(list)[1].reserve0 == 0, "exaggerated");
        own.set(bytes4(keccak256("getReserves()")), abi.encode(type(uint112).max, type(uint112).max));
        infos = lens.getTokenInfo(list);
        eq(infos[1].reserve0, type(uint112).max, "as much as a pair holds");
        eq(infos[1].reserve1, type(uint112).max, "of both");
    }

    /// @notice An owner that is no address counts as none
    function test_owner() external {
        ScriptedToken asset = _script(18);
        address[] memory list = new address[](1);
        list[0] = address(asset);
        asset.set(bytes4(keccak256("owner()")), abi.encode(ALICE));
        eq(lens.getTokenInfo(list)[0].owner, ALICE, "owner");
        asset.set(bytes4(keccak256("owner()")), abi.encode(uint256(uint160(ALICE)) | (1 << 200)));
        eq(lens.getTokenInfo(list)[0].owner, address(0), "none");
    }
}
