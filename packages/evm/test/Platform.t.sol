// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ILaunchpadSetting} from "../src/interfaces/ILaunchpadSetting.sol";
import {ITokensInfo} from "../src/interfaces/ILens.sol";
import {LaunchpadSetting} from "../src/launchpad/LaunchpadSetting.sol";
import {BalancesAndAllowances} from "../src/lens/BalancesAndAllowances.sol";
import {TokensInfo} from "../src/lens/TokensInfo.sol";
import {FlatFee} from "../src/libraries/FlatFee.sol";
import {TokenMetadata} from "../src/libraries/TokenMetadata.sol";
import {IV2Factory} from "../src/libraries/V2Pair.sol";
import {LocalStable} from "../src/local/LocalStable.sol";
import {ClonedToken} from "../src/token/ClonedToken.sol";
import {StandardToken} from "../src/token/StandardToken.sol";
import {StandardTokenFactory} from "../src/token/StandardTokenFactory.sol";
import {TokenFactory} from "../src/token/TokenFactory.sol";
import {BombToken, GasToken, OldToken, Refuser} from "./hostile/HostileTokens.sol";
import {Fixture} from "./support/Fixture.sol";

contract PlatformTest is Fixture {
    StandardTokenFactory private tokens;

    function setUp() public {
        deployAll();
        tokens = new StandardTokenFactory(PLATFORM, FEES, 0.01 ether);
        vm.deal(ALICE, 1 ether);
    }

    /// @notice create takes exactly the flat fee, mints everything to the caller, and names the token [EVM-01] [FAC-01]
    function test_createToken() external {
        vm.prank(ALICE);
        StandardToken created = StandardToken(tokens.create{value: 1 ether}("Rabbit", "RAB", 9, 1e18));
        eq(ALICE.balance, 0.99 ether, "excess returned");
        eq(address(tokens).balance, 0.01 ether, "fee kept");
        eq(created.name(), "Rabbit", "name");
        eq(created.symbol(), "RAB", "symbol");
        eq(created.decimals(), 9, "decimals");
        eq(created.totalSupply(), 1e18, "supply");
        eq(created.balanceOf(ALICE), 1e18, "minted to the caller");
        eq(created.owner(), ALICE, "owner");
        vm.prank(ALICE);
        created.renounceOwnership();
        eq(created.owner(), address(0), "renounced");
        vm.expectRevert(ClonedToken.OnlyFactory.selector);
        created.initialize(BOB, 1);
        vm.prank(address(tokens));
        vm.expectRevert(ClonedToken.AlreadyInitialized.selector);
        created.initialize(BOB, 1);
    }

    function test_createTokenRules() external {
        vm.startPrank(ALICE);
        vm.expectRevert(TokenFactory.EmptyName.selector);
        tokens.create("", "S", 18, 1);
        vm.expectRevert(TokenFactory.NameTooLong.selector);
        tokens.create(string(new bytes(65)), "S", 18, 1);
        vm.expectRevert(TokenFactory.EmptySymbol.selector);
        tokens.create("N", "", 18, 1);
        vm.expectRevert(TokenFactory.SymbolTooLong.selector);
        tokens.create("N", string(new bytes(33)), 18, 1);
        vm.expectRevert(TokenFactory.DecimalsTooLarge.selector);
        tokens.create("N", "S", 37, 1);
        vm.expectRevert(TokenFactory.ZeroSupply.selector);
        tokens.create("N", "S", 18, 0);
        vm.expectRevert(abi.encodeWithSelector(FlatFee.FeeTooLow.selector, 0.01 ether, 0));
        tokens.create("N", "S", 18, 1);
        vm.stopPrank();
    }

    /// @notice A fee receiver that refuses blocks no creation; fees wait for a better one [FAC-01]
    function test_refusingFeeReceiver() external {
        vm.etch(FEES, address(new Refuser()).code);
        vm.prank(ALICE);
        tokens.create{value: 0.01 ether}("N", "S", 18, 1);
        vm.expectRevert(FlatFee.FeeWithdrawalFailed.selector);
        tokens.withdrawFees();
        vm.startPrank(PLATFORM);
        vm.expectRevert(TokenFactory.ZeroFeeAddress.selector);
        tokens.setFlatFee(0, address(0));
        vm.expectRevert(TokenFactory.FlatFeeTooLarge.selector);
        tokens.setFlatFee(10 ether + 1, BOB);
        tokens.setFlatFee(0.02 ether, BOB);
        vm.stopPrank();
        tokens.withdrawFees();
        eq(BOB.balance, 0.01 ether, "sent on");
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, address(this)));
        tokens.setFlatFee(0, BOB);
    }

    /// @notice Settings belong to their owner, fees are capped, ownership moves in two steps [FAC-03]
    function test_settings() external {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, address(this)));
        setting.setFees(0, 0, 0, FEES);
        vm.startPrank(PLATFORM);
        vm.expectRevert(LaunchpadSetting.BaseFeeTooLarge.selector);
        setting.setFees(101, 0, 0, FEES);
        vm.expectRevert(LaunchpadSetting.TokenFeeTooLarge.selector);
        setting.setFees(0, 101, 0, FEES);
        vm.expectRevert(LaunchpadSetting.CreationFeeTooLarge.selector);
        setting.setFees(0, 0, 10 ether + 1, FEES);
        vm.expectRevert(LaunchpadSetting.ZeroAddress.selector);
        setting.setFees(0, 0, 0, address(0));
        vm.expectRevert(LaunchpadSetting.ZeroAddress.selector);
        setting.setRABAddress(address(0));
        setting.setRABAddress(BOB);
        setting.transferOwnership(CAROL);
        vm.stopPrank();
        eq(setting.owner(), PLATFORM, "not yet");
        vm.prank(CAROL);
        setting.acceptOwnership();
        eq(setting.owner(), CAROL, "accepted");
        eq(setting.getRABAddress(), BOB, "admin");
        eq(setting.getBaseFee(), 40, "base fee");
        eq(setting.getTokenFee(), 10, "token fee");
        eq(setting.getCreationFee(), CREATION_FEE, "creation fee");
        eq(setting.getFeeAddress(), FEES, "fee address");
        eq(setting.getRabbitLock(), address(locker), "locker");
        eq(setting.getWrappedNative(), weth, "wrapped native");
        vm.expectRevert(LaunchpadSetting.ZeroAddress.selector);
        new LaunchpadSetting(PLATFORM, address(0), weth, ADMIN);
    }

    /// @notice Exchanges and base tokens are added, changed and removed [EVM-04]
    function test_exchangesAndBaseTokens() external {
        eq(setting.exchanges().length, 1, "one exchange");
        eq(setting.exchanges()[0].swapFeeBps, 30, "its fee");
        eq(setting.getExchange(exchange).router, router, "its router");
        vm.startPrank(PLATFORM);
        setting.setExchange(ILaunchpadSetting.Exchange(router, router, bytes32(uint256(1)), 25));
        setting.removeExchange(router);
        vm.expectRevert(LaunchpadSetting.NotAContract.selector);
        setting.setExchange(ILaunchpadSetting.Exchange(BOB, router, 0, 30));
        vm.expectRevert(LaunchpadSetting.SwapFeeTooLarge.selector);
        setting.setExchange(ILaunchpadSetting.Exchange(exchange, router, 0, 51));
        setting.removeExchange(exchange);
        ok(!setting.isExchange(exchange), "removed");
        vm.expectRevert(LaunchpadSetting.UnknownExchange.selector);
        setting.removeExchange(exchange);
        vm.expectRevert(LaunchpadSetting.NotAContract.selector);
        setting.setBaseToken(BOB, true);
        setting.setBaseToken(address(0), false);
        setting.setBaseToken(address(0), false);
        vm.stopPrank();
        ok(!setting.isBaseToken(address(0)) && setting.isBaseToken(address(busd)), "one left");
        eq(setting.baseTokens().length, 1, "list");
    }

    function test_labels() external {
        vm.expectRevert(LaunchpadSetting.NotAdmin.selector);
        setting.setLabel(BOB, 0, "link");
        vm.startPrank(ADMIN);
        vm.expectEmit();
        emit ILaunchpadSetting.LabelSet(BOB, 1, "link");
        setting.setLabel(BOB, 1, "link");
        vm.expectRevert(LaunchpadSetting.InvalidLabelType.selector);
        setting.setLabel(BOB, 2, "link");
        vm.stopPrank();
    }

    /// @notice A hostile token spoils its own row only [EVM-09]
    function test_tokensInfo() external {
        address pair = IV2Factory(exchange).createPair(address(token), address(busd));
        address[] memory list = new address[](6);
        (list[0], list[1], list[2]) = (address(token), address(new BombToken()), address(new GasToken()));
        (list[3], list[4], list[5]) = (pair, BOB, address(new OldToken()));
        ITokensInfo.TokenInfo[] memory infos = new TokensInfo().getTokenInfo(list);
        ok(infos[0].readable && !infos[0].isLpToken, "plain token");
        eq(infos[0].symbol, "TKN", "symbol");
        ok(!infos[2].readable && !infos[4].readable && !infos[5].readable, "unreadable");
        ok(infos[3].isLpToken && infos[3].token0 != address(0), "pair");
        eq(infos[3].factory, exchange, "its factory");
    }

    /// @notice Balances and allowances in one call, hostile tokens count as nothing [EVM-09]
    function test_balancesAndAllowances() external {
        BalancesAndAllowances lens = new BalancesAndAllowances();
        token.mint(ALICE, 7);
        vm.prank(ALICE);
        token.approve(BOB, 5);
        address[] memory list = new address[](3);
        (list[1], list[2]) = (address(token), address(new GasToken()));
        uint256[] memory balances = lens.getBalances(ALICE, list);
        eq(balances[0], 1 ether, "native");
        eq(balances[1], 7, "token");
        eq(balances[2], 0, "hostile");
        address[] memory spenders = new address[](3);
        spenders[1] = BOB;
        uint256[] memory allowances = lens.getAllowances(ALICE, list, spenders);
        eq(allowances[0], type(uint256).max, "native");
        eq(allowances[1], 5, "token");
        eq(allowances[2], 0, "hostile");
        vm.expectRevert(BalancesAndAllowances.LengthMismatch.selector);
        lens.getAllowances(ALICE, list, new address[](1));
    }

    /// @notice Names with control characters and bytes32 names are readable and harmless
    function test_oldTokenMetadata() external {
        OldToken old = new OldToken();
        eq(this.readName(address(old)), "Old", "name");
        eq(this.readSymbol(address(old)), "O?D", "symbol");
    }

    function readName(address asset) external view returns (string memory) {
        return TokenMetadata.read(asset).name;
    }

    function readSymbol(address asset) external view returns (string memory) {
        return TokenMetadata.read(asset).symbol;
    }

    function test_localStable() external {
        LocalStable stable = new LocalStable("BUSD Token", "BUSD");
        stable.mint(ALICE, 3);
        eq(stable.balanceOf(ALICE), 3, "minted");
    }
}
